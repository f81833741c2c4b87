import type { SecurityHoldings } from '#reports/domain/holdings'
import type { Figures } from '#reports/pdf/figures'

/** A security in sentences: what is held, from how many countries, and what moved most. */
export function portrait(security: SecurityHoldings, figures: Figures): string {
  const { isin, commonCode, total, issued, closeCents, countries, institutions } = security
  const { say, whole, percent, euro } = figures
  const lines = [
    say('codes', { isin, code: commonCode ?? '-' }),
    say('held_of', {
      total: whole(total),
      issued: whole(issued),
      part: issued === 0 ? '-' : percent((total / issued) * 1000),
      close: euro(closeCents),
      value: euro(total * closeCents),
    }),
    say('spread', { countries: countries.length, institutions: whole(institutions) }),
    ...movement(countries, figures),
  ]
  return lines.join('\n')
}

function movement(countries: SecurityHoldings['countries'], { say, points, country }: Figures) {
  const moved = countries.flatMap(({ country: code, change }) =>
    change === null ? [] : [{ name: country(code), change }]
  )
  const ranked = moved.toSorted((one, other) => other.change - one.change)
  const [up, down] = [ranked[0], ranked.at(-1)]
  if (!up || !down || up.change <= 0 || down.change >= 0) return []
  return [
    say('moved', {
      ...{ up: up.name, upBy: points(up.change) },
      ...{ down: down.name, downBy: points(down.change) },
    }),
  ]
}
