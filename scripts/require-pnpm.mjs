// Runs before a package is packed: npm and Yarn neither replace its `catalog:` versions nor apply its `publishConfig`. Plain
// JavaScript, because npm runs it with any Node.
const { npm_config_user_agent: agent = '', npm_package_name: name } = process.env;

if (!agent.startsWith('pnpm/')) {
  console.error(
    `Only pnpm can pack and publish ${name}: at the root of the repository, run \`npx pnpm --filter ${name} publish\`.`,
  );
  process.exit(1);
}
