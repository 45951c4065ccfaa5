// `npm run bench -- <name>`: runs one benchmark, with the options after its name.

const benches = {
  pages: 'every page on a slow phone: Lighthouse, and the time to its content',
  interactions: 'how fast the portal responds to keys and clicks',
  weight: 'the size of the built portal, by page and by package',
  server: 'the server compared with Express, relative to bare node:http',
  growth: 'how long lists take with a thousand to a million doctors',
  capacity: 'how many calls one machine handles, with a million requests stored',
};

const isBench = (name: string): name is keyof typeof benches => Object.hasOwn(benches, name);

const [name = ''] = process.argv.slice(2);
if (isBench(name)) {
  process.argv.splice(2, 1);
  await import(`./${name}.ts`);
} else {
  const lines = Object.entries(benches).map(([each, what]) => `  ${each.padEnd(13)} ${what}`);
  console.error(`Usage: npm run bench -- <name> [--help]\n\n${lines.join('\n')}`);
  process.exitCode = 1;
}
