export const selected = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ')
