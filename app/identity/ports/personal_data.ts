type Source = (userId: number) => Promise<unknown>

const sources = new Map<string, Source>()

/** For a higher module: what it keeps of a person, under a name, for the export of personal data. */
export function providePersonalData(name: string, source: Source): void {
  sources.set(name, source)
}

/** What every higher module keeps of a person, by its name. */
export async function personalDataOfModules(userId: number): Promise<Record<string, unknown>> {
  const entries = [...sources].map(async ([name, source]) => [name, await source(userId)] as const)
  return Object.fromEntries(await Promise.all(entries))
}
