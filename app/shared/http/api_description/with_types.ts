/** What values there are says their type as well: generated clients read the type alone. */
export function withTypes<T>(part: T): T {
  if (Array.isArray(part)) return part.map(withTypes) as T
  if (typeof part !== 'object' || part === null) return part
  const made = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, isValue(key) ? value : withTypes(value)])
  )
  const values = 'enum' in made && Array.isArray(made.enum) ? (made.enum as unknown[]) : null
  return (values && !('type' in made) ? { type: typeOf(values), ...made } : made) as T
}

const isValue = (key: string) => ['enum', 'example', 'examples', 'default', 'const'].includes(key)

function typeOf(values: unknown[]): string | string[] {
  const types = [...new Set(values.map(nameOf))]
  return types.length === 1 ? types[0]! : types
}

const nameOf = (value: unknown): string =>
  value === null ? 'null' : typeof value === 'number' ? 'integer' : typeof value
