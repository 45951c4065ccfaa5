// Writes dashboard.json, for import into Grafana: `npm run generate`.
import { writeFileSync } from 'node:fs';
import * as common from '@grafana/grafana-foundation-sdk/common';
import {
  DashboardBuilder,
  DashboardCursorSync,
  DatasourceVariableBuilder,
  QueryVariableBuilder,
  RowBuilder,
  VariableRefresh,
} from '@grafana/grafana-foundation-sdk/dashboard';
import { DataqueryBuilder } from '@grafana/grafana-foundation-sdk/prometheus';
import { PanelBuilder } from '@grafana/grafana-foundation-sdk/timeseries';
import * as units from '@grafana/grafana-foundation-sdk/units';

interface Chart {
  title: string;
  description: string;
  unit: string;
  /** PromQL by legend, in which `{{label}}` is the value of a label. */
  queries: Readonly<Record<string, string>>;
  /** How many of the 24 columns it takes. Default: 8. */
  span?: number;
}

const datasource = { type: 'prometheus', uid: '${datasource}' };

const calls = 'medportal_request_duration_seconds';
const RATE = '[$__rate_interval]';

const rows: Readonly<Record<string, readonly Chart[]>> = {
  Overview: [
    {
      title: 'Processes',
      description: 'Processes that answer, and those that reach the database.',
      unit: units.Short,
      queries: {
        'that answer': 'sum(up{job="$job"})',
        'that reach the database': 'sum(medportal_database_up{job="$job"})',
      },
    },
    {
      title: 'Calls',
      description: 'Calls per second, by the class of their status.',
      unit: units.RequestsPerSecond,
      queries: { '{{status}}': `sum by (status) (rate(${calls}_count{job="$job"}${RATE}))` },
    },
    {
      title: 'Server errors',
      description: 'The share of calls that fail with a server error.',
      unit: units.PercentUnit,
      queries: {
        failed:
          `sum(rate(${calls}_count{job="$job", status="5xx"}${RATE}))` +
          ` / sum(rate(${calls}_count{job="$job"}${RATE}))`,
      },
    },
  ],
  Operations: [
    {
      title: 'Rate',
      description: 'Calls per second.',
      unit: units.RequestsPerSecond,
      queries: {
        '{{operation}}': `sum by (operation) (rate(${calls}_count{job="$job", operation=~"$operation"}${RATE}))`,
      },
    },
    {
      title: 'Errors',
      description: 'Calls per second that fail with a server error.',
      unit: units.RequestsPerSecond,
      queries: {
        '{{operation}}': `sum by (operation) (rate(${calls}_count{job="$job", operation=~"$operation", status="5xx"}${RATE}))`,
      },
    },
    {
      title: 'Duration',
      description: 'The time within which 95 % of the calls end.',
      unit: units.Seconds,
      queries: {
        '{{operation}}': `histogram_quantile(0.95, sum by (operation, le) (rate(${calls}_bucket{job="$job", operation=~"$operation", status!="aborted"}${RATE})))`,
      },
    },
  ],
  Database: [
    {
      title: 'Wait for a connection',
      description: 'The time within which 95 % of the statements get a connection.',
      unit: units.Seconds,
      queries: {
        '{{instance}}': `histogram_quantile(0.95, sum by (instance, le) (rate(medportal_database_wait_seconds_bucket{job="$job"}${RATE})))`,
      },
    },
    {
      title: 'Connections',
      description: 'Connections of all processes, and calls that wait for one.',
      unit: units.Short,
      queries: {
        '{{state}}': 'sum by (state) (medportal_database_connections{job="$job"})',
      },
    },
    {
      title: 'Replicas',
      description:
        'Replicas that are connected. Empty where the role of the server may not see them.',
      unit: units.Short,
      queries: { replicas: 'max(medportal_database_replicas{job="$job"})' },
    },
    {
      title: 'Replication lag',
      description: 'How long ago the slowest replica had everything.',
      unit: units.Seconds,
      span: 12,
      queries: { lag: 'max(medportal_database_replication_lag_seconds{job="$job"})' },
    },
    {
      title: 'Replication backlog',
      description: 'What the slowest replica has not replayed.',
      unit: units.BytesSI,
      span: 12,
      queries: { backlog: 'max(medportal_database_replication_lag_bytes{job="$job"})' },
    },
  ],
  'Log-ins': [
    {
      title: 'Password hashes',
      description: 'Passwords that are being hashed, and those that wait for their turn.',
      unit: units.Short,
      span: 12,
      queries: { '{{state}}': 'sum by (state) (medportal_password_hashes{job="$job"})' },
    },
    {
      title: 'Refused log-ins',
      description:
        'Log-ins per second with a wrong password, after too many attempts, or while busy.',
      unit: units.RequestsPerSecond,
      span: 12,
      queries: {
        '{{reason}}': `sum by (reason) (rate(medportal_login_refusals_total{job="$job"}${RATE}))`,
      },
    },
  ],
  Emails: [
    {
      title: 'Waiting',
      description: 'Emails that wait to be sent.',
      unit: units.Short,
      queries: { waiting: 'max(medportal_outbox_emails{job="$job"})' },
    },
    {
      title: 'Age of the oldest',
      description: 'For how long the oldest of them has waited.',
      unit: units.Seconds,
      queries: { oldest: 'max(medportal_outbox_oldest_age_seconds{job="$job"})' },
    },
    {
      title: 'Results',
      description: 'Emails that were sent, attempts that failed, and emails that were given up.',
      unit: units.Short,
      queries: {
        '{{result}}': `sum by (result) (increase(medportal_emails_total{job="$job"}${RATE}))`,
      },
    },
  ],
  Processes: [
    {
      title: 'Event loop lag',
      description: 'The 99th percentile. Above 0.2 s, a process is overloaded.',
      unit: units.Seconds,
      queries: { '{{instance}}': 'nodejs_eventloop_lag_p99_seconds{job="$job"}' },
    },
    {
      title: 'Memory',
      description: 'The resident memory.',
      unit: units.BytesIEC,
      queries: { '{{instance}}': 'process_resident_memory_bytes{job="$job"}' },
    },
    {
      title: 'Processor',
      description: 'The share of a core.',
      unit: units.PercentUnit,
      queries: { '{{instance}}': `rate(process_cpu_seconds_total{job="$job"}${RATE})` },
    },
  ],
};

function panelOf({ title, description, unit, queries, span = 8 }: Chart, id: number) {
  const panel = new PanelBuilder()
    .id(id)
    .title(title)
    .description(description)
    .datasource(datasource)
    .unit(unit)
    .min(0)
    .span(span)
    .height(8)
    .fillOpacity(10)
    .legend(new common.VizLegendOptionsBuilder().showLegend(true))
    .tooltip(new common.VizTooltipOptionsBuilder().mode(common.TooltipDisplayMode.Multi));
  for (const [index, [legend, expr]] of Object.entries(queries).entries()) {
    panel.withTarget(
      new DataqueryBuilder()
        .refId('ABCDEF'.charAt(index))
        .datasource(datasource)
        .expr(expr)
        .legendFormat(legend)
        .range(),
    );
  }
  return panel;
}

/** Builds the dashboard, in the format that every version of Grafana imports. */
export function buildDashboard() {
  const dashboard = new DashboardBuilder('MedPortal')
    .uid('medportal')
    .tags(['medportal'])
    .time({ from: 'now-6h', to: 'now' })
    .refresh('1m')
    .tooltip(DashboardCursorSync.Crosshair)
    .withVariable(
      new DatasourceVariableBuilder('datasource').label('Prometheus').type('prometheus'),
    )
    .withVariable(
      new QueryVariableBuilder('job')
        .label('Job')
        .datasource(datasource)
        .query('label_values(medportal_requests_in_flight, job)')
        .refresh(VariableRefresh.OnDashboardLoad),
    )
    .withVariable(
      new QueryVariableBuilder('operation')
        .label('Operation')
        .datasource(datasource)
        .query(`label_values(${calls}_count{job="$job"}, operation)`)
        .refresh(VariableRefresh.OnTimeRangeChanged)
        .multi(true)
        .includeAll(true)
        .allValue('.*'),
    );
  let id = 0;
  for (const [title, charts] of Object.entries(rows)) {
    dashboard.withRow(new RowBuilder(title).id((id += 1)));
    for (const chart of charts) dashboard.withPanel(panelOf(chart, (id += 1)));
  }
  return dashboard.build();
}

/** The text of dashboard.json. */
export const dashboardText = () => `${JSON.stringify(buildDashboard(), null, 2)}\n`;

if (import.meta.main) writeFileSync(new URL('dashboard.json', import.meta.url), dashboardText());
