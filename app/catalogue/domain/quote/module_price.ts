import type { Cents } from '#shared/domain/money'

export type ModulePriceLevel = {
  lowLimit: number
  /** null is open-ended. */
  highLimit: number | null
  modulePriceCents: Cents
}

/** Modules of one item: one for every `daysPerModule` days with files or part of them. */
export const modulesFor = (countedDays: number, daysPerModule: number): number =>
  Math.ceil(countedDays / daysPerModule)

/** The level that a number of modules falls into; beyond the highest limit the last one stays. */
export function levelFor(levels: ModulePriceLevel[], modules: number): ModulePriceLevel | null {
  if (modules === 0) return null
  const sorted = ascending(levels)
  return sorted.findLast(({ lowLimit }) => lowLimit <= modules) ?? sorted[0] ?? null
}

/** Null on the last level. The difference is what the whole group would cost more there. */
export function nextLevelFor(levels: ModulePriceLevel[], modules: number) {
  const next = ascending(levels).find(({ lowLimit }) => lowLimit > Math.max(modules, 1))
  if (!next) return null
  const now = modules * (levelFor(levels, modules)?.modulePriceCents ?? 0)
  const then = next.lowLimit * next.modulePriceCents
  return { ...next, modulesMissing: next.lowLimit - modules, differenceCents: then - now }
}

/** The step before the one that a number of modules falls into, or null on the first. */
export function previousLevelFor(
  levels: ModulePriceLevel[],
  modules: number
): ModulePriceLevel | null {
  const current = levelFor(levels, modules)
  return current
    ? (ascending(levels).findLast(({ lowLimit }) => lowLimit < current.lowLimit) ?? null)
    : null
}

const ascending = (levels: ModulePriceLevel[]) =>
  levels.toSorted((one, other) => one.lowLimit - other.lowLimit)
