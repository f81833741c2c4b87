import type { DiscoveredSeries } from '#catalogue/queries/lake_runs/discovered_series'

/** A series of files in the list of what was found, with what somebody made of its proposal. */
export function seriesRow({ position, found, changes, productId }: DiscoveredSeries) {
  const { product, calendar, notes, files, bytes, days, firstDay, lastDay } = found
  const { code, name, filePattern, format, compression, ...said } = { ...product, ...changes }
  const { publishDelayDays, publishTime, minimalDays } = said
  return {
    ...{ position, productId, code, name, filePattern, format, compression },
    ...{ publishDelayDays, publishTime, minimalDays, calendar: said.calendar },
    ...{ files, bytes, days, firstDay, lastDay, fields: said.fields.length },
    unexplained: calendar.missing.length + calendar.extra.length,
    notes: notes.length,
  }
}
