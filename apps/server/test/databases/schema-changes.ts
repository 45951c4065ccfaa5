import { type Query, sql } from '../../src/database/database.ts';
import { RELEASES, type Release } from '../../src/database/releases.ts';

/** Something in the schema that a server can depend on. */
export interface SchemaItem {
  what: string;
  kind:
    | 'relation'
    | 'column'
    | 'null'
    | 'default'
    | 'constraint'
    | 'index'
    | 'trigger'
    | 'routine'
    | 'type'
    | 'right'
    | 'storage';
  /** The table or view that it belongs to; null for none. */
  relation: string | null;
  definition: string;
  /** Whether it also holds for rows of a server that does not know it: a new column needs a value, and so on. */
  isDemand: boolean;
  /** The columns that a constraint is about. */
  columns: string[] | null;
}

export interface SchemaChange {
  what: string;
  problem: string;
  /**
   * Whether it certainly breaks a server that uses the thing, so that only a release which does not use it any more
   * allows the change. Otherwise a reason is enough.
   */
  isBreaking: boolean;
}

/** Reads what a server can depend on from the system catalog. */
export async function readSchema(query: Query): Promise<SchemaItem[]> {
  return query<SchemaItem>(sql`
    with relation as (
      select oid, relname::text as name, relkind, relrowsecurity, relforcerowsecurity, relacl, relowner
      from pg_class
      where relnamespace = current_schema::regnamespace and relkind in ('r', 'p', 'v', 'm')
    ),
    routine as (
      select oid, 'function ' || proname || '(' || pg_get_function_identity_arguments(oid) || ')' as name,
        prokind, proacl, proowner, prorettype::regtype::text as result
      from pg_proc
      where pronamespace = current_schema::regnamespace and prokind in ('f', 'p')
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    ),
    "column" as (
      select relation.name as relation, attname::text as name, atttypid, atttypmod, attnotnull, attidentity,
        attgenerated, relkind, pg_get_expr(adbin, adrelid) as "default"
      from pg_attribute
      join relation on relation.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped
    ),
    item as (
      select
        case relkind when 'v' then 'view ' when 'm' then 'materialized view ' else 'table ' end || name as what,
        'relation' as kind, name as relation,
        concat_ws(', ',
          case when relkind in ('v', 'm') then pg_get_viewdef(oid) end,
          case when relrowsecurity then 'row security' end,
          case when relforcerowsecurity then 'forced row security' end
        ) as definition,
        false as "isDemand", null::text[] as columns
      from relation
      union all
      select 'storage of table ' || name, 'storage', name, pg_relation_filenode(oid)::text, false, null
      from relation where relkind = 'r'
      union all
      select 'column ' || name || ' of ' || relation, 'column', relation,
        format_type(atttypid, atttypmod)
          || case attgenerated when '' then '' else ' generated as ' || "default" end
          || case attidentity when 'a' then ' always identity' else '' end,
        attnotnull and "default" is null and attidentity = '', null
      from "column"
      union all
      select 'null in column ' || name || ' of ' || relation, 'null', relation,
        case when attnotnull then 'refused' else 'allowed' end, false, null
      from "column" where relkind = 'r'
      union all
      select 'default of column ' || name || ' of ' || relation, 'default', relation,
        coalesce("default", 'identity'), false, null
      from "column" where ("default" is not null or attidentity <> '') and attgenerated = ''
      union all
      select 'constraint ' || conname || ' of ' || relation.name, 'constraint', relation.name,
        pg_get_constraintdef(pg_constraint.oid), contype in ('u', 'p', 'x'),
        array(
          select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)
        )
      from pg_constraint join relation on relation.oid = conrelid
      where contype in ('c', 'f', 'u', 'p', 'x')
      union all
      select 'index ' || indexrelid::regclass || ' of ' || relation.name, 'index', relation.name,
        pg_get_indexdef(indexrelid), indisunique, null
      from pg_index join relation on relation.oid = indrelid
      where not exists (select from pg_constraint where conindid = indexrelid and contype in ('u', 'p', 'x'))
      union all
      select 'trigger ' || tgname || ' of ' || relation.name, 'trigger', relation.name,
        pg_get_triggerdef(pg_trigger.oid) || case tgenabled when 'O' then '' else ' disabled' end, true, null
      from pg_trigger join relation on relation.oid = tgrelid
      where not tgisinternal
      union all
      select 'rule ' || rulename || ' of ' || relation.name, 'trigger', relation.name,
        pg_get_ruledef(pg_rewrite.oid), true, null
      from pg_rewrite join relation on relation.oid = ev_class
      where rulename <> '_RETURN'
      union all
      select 'policy ' || polname || ' of ' || relation.name, 'trigger', relation.name,
        concat_ws(' ', polcmd, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)), true, null
      from pg_policy join relation on relation.oid = polrelid
      union all
      select name, 'routine', null, pg_get_functiondef(oid), false, null from routine
      union all
      select 'result of ' || name, 'column', null, pg_get_function_result(oid), false, null from routine
      union all
      select 'type ' || typname, 'type', null,
        coalesce(
          (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid),
          concat_ws(' ', format_type(typbasetype, typtypmod), case when typnotnull then 'not null' end, (
            select string_agg(pg_get_constraintdef(oid), ' ' order by conname)
            from pg_constraint where contypid = pg_type.oid
          ))
        ),
        false, null
      from pg_type
      where typnamespace = current_schema::regnamespace and typtype in ('e', 'd')
      union all
      select 'privilege to ' || lower(privilege_type) || ' ' || name || ' of '
          || case grantee when 0 then 'everybody' when owner then 'the owner' else grantee::regrole::text end,
        'right', null, '', false, null
      from (
        select name, coalesce(relacl, acldefault('r', relowner)) as acl, relowner as owner from relation
        union all
        select name, coalesce(proacl, acldefault('f', proowner)), proowner from routine
      ) secured
      cross join lateral aclexplode(acl)
    )
    select * from item order by what`);
}

/** The kinds that a server uses by name, so that it fails without them. */
const USED_BY_NAME = new Set<SchemaItem['kind']>([
  'relation',
  'column',
  'routine',
  'type',
  'right',
  'default',
]);

/** Lists the changes that can break a server which only knows the schema before, or make its calls wait. */
export function findChanges(
  before: readonly SchemaItem[],
  after: readonly SchemaItem[],
): SchemaChange[] {
  const earlier = new Map(before.map((item) => [item.what, item]));
  const later = new Map(after.map((item) => [item.what, item]));
  const gone = (relation: string | null) =>
    relation !== null &&
    !after.some((item) => item.kind === 'relation' && item.relation === relation);
  const removed = before
    .filter(({ what }) => !later.has(what))
    // With a table goes what belongs to it.
    .filter(({ kind, relation }) => kind === 'relation' || !gone(relation))
    .filter(({ what, kind }) => kind !== 'null' || later.has(what.replace('null in ', '')))
    .map(({ what, kind }) => ({ what, problem: 'is gone', isBreaking: USED_BY_NAME.has(kind) }));
  const changed = before.flatMap((item) => {
    const next = later.get(item.what);
    return next === undefined || next.definition === item.definition ? [] : [toChange(item, next)];
  });
  const relations = new Set(before.map(({ relation }) => relation));
  const columns = new Set(before.filter(({ kind }) => kind === 'column').map(({ what }) => what));
  const added = after
    .filter(
      ({ what, relation }) => !earlier.has(what) && relation !== null && relations.has(relation),
    )
    .flatMap((item) => demandOf(item, columns));
  return [...removed, ...changed, ...added];
}

function toChange({ what, kind, definition }: SchemaItem, next: SchemaItem): SchemaChange {
  if (kind === 'storage') {
    return { what, problem: 'is rewritten, and calls wait', isBreaking: false };
  }
  const isBreaking = kind === 'column' || (kind === 'null' && next.definition === 'refused');
  return { what, problem: `changes from ${definition} to ${next.definition}`, isBreaking };
}

/** What a new part of an existing table demands of a server that does not know it. */
function demandOf(
  { what, kind, relation, isDemand, columns }: SchemaItem,
  known: ReadonlySet<string>,
): SchemaChange[] {
  const of = (problem: string, isBreaking = false) => [{ what, problem, isBreaking }];
  if (kind === 'column') return isDemand ? of('needs a value', true) : [];
  if (kind === 'trigger') return of('takes part in every write');
  const isOfNewColumns =
    columns !== null && columns.every((name) => !known.has(`column ${name} of ${relation}`));
  if (kind === 'constraint' && isOfNewColumns && !isDemand) return [];
  if (kind === 'constraint' || (kind === 'index' && isDemand)) {
    return of('refuses rows that were allowed');
  }
  return kind === 'index' ? of('is built while writes wait') : [];
}

/**
 * Lists the changes that the migrations do not account for, and the accounts of changes that are not there.
 * @param texts The source of the migrations.
 */
export function faultsOf(
  changes: readonly SchemaChange[],
  texts: readonly string[],
  releases: readonly Release[] = RELEASES,
): string[] {
  const remarks = texts.flatMap((text) => [
    ...text.matchAll(/^\s*(?:--|\/\/|\*) (compatible|contract): (.+)$/gm),
  ]);
  const reasons = new Set<string>();
  const contracts = new Set<string>();
  const faults: string[] = [];
  for (const [, kind, remark = ''] of remarks) {
    if (kind === 'compatible') {
      const what = /^(.+?): \S/.exec(remark)?.[1];
      if (what === undefined) faults.push(`compatible: ${remark}: the reason is missing`);
      else reasons.add(what);
    } else {
      const [, what = remark, version] = /^(.+), .+ since (\S+)$/.exec(remark) ?? [];
      if (!releases.some((release) => release.version === version)) {
        faults.push(`contract: ${remark}: there is no such release`);
      }
      contracts.add(what);
    }
  }
  const isAccounted = ({ what, isBreaking }: SchemaChange) =>
    contracts.has(what) || (!isBreaking && reasons.has(what));
  const found = new Set(changes.map(({ what }) => what));
  const idle = [...reasons, ...contracts].filter((what) => !found.has(what));
  return [
    ...faults,
    ...idle.map((what) => `${what}: does not change`),
    ...changes
      .filter((change) => !isAccounted(change))
      .map(({ what, problem, isBreaking }) => {
        const remark = isBreaking
          ? `-- contract: ${what}, unused since <release>`
          : `-- compatible: ${what}: <reason>`;
        return `${what} ${problem}; see "Recipe: change the schema" for ${remark}`;
      }),
  ];
}
