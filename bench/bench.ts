// `npm run bench -- <name>`: runs one of the benches. What follows the name are that bench's own options.

const benches = {
  pages: 'every page on a slow phone: Lighthouse, and when its content is painted',
  interactions: 'how long the portal takes to answer a key or a press',
  weight: 'the size of the built portal, by page and by package',
  server: 'the server beside others, as ratios to bare node:http',
  growth: 'how lists grow from a thousand doctors to a million',
  capacity: 'what one machine carries, with a million requests stored',
  clients: 'the client beside others: size and speed',
};

const isBench = (name: string): name is keyof typeof benches => Object.hasOwn(benches, name);

const [name = ''] = process.argv.slice(2);
if (isBench(name)) {
  // Each bench parses its options from the process's arguments.
  process.argv.splice(2, 1);
  await import(`./${name}.ts`);
} else {
  const lines = Object.entries(benches).map(([each, what]) => `  ${each.padEnd(13)} ${what}`);
  console.error(`Usage: npm run bench -- <name> [--help]\n\n${lines.join('\n')}`);
  process.exitCode = 1;
}
