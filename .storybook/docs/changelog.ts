// The changelog of `@medportal/ui`, and the changes that the next release adds to it.
const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const changelogs = import.meta.glob<string>('../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

// The file begins with the name of the package, as a heading.
export const released = Object.values(changelogs)
  .map((text) => text.replace(/^# .*\n/, ''))
  .join('');

export const unreleased = Object.values(changesets)
  .flatMap((text) => {
    const [, header, change] = /^---\n(.*?)---\n(.*)$/s.exec(text) ?? [];
    return header?.includes('@medportal/ui') && change
      ? [`- ${change.trim().replaceAll('\n', '\n  ')}`]
      : [];
  })
  .join('\n');
