import { Prose } from '@kontor/design-system/text'
import { DocumentTable } from '~/components/site/document_table'
import { useText, type Say } from '~/hooks/use_text'
import type { ApiLimit } from './types'

/** How often calls may be made: all of them, and those that have a limit of their own. */
export function LimitTable({ limits }: { limits: readonly ApiLimit[] }) {
  const t = useText('shared/api_guide')
  const head = [t('limits.calls'), t('limits.often'), t('limits.counted')]
  const rows = limits.map((limit) => [callsOf(limit, t), often(limit, t), counted(limit, t)])
  return (
    <Prose>
      <DocumentTable caption={t('titles.limits')} head={head} rows={rows} />
    </Prose>
  )
}

type Words = Say<'shared/api_guide'>
type OfAll = 'token' | 'session' | 'visitor' | 'wrong_token'

const callsOf = ({ calls, counted: kind }: ApiLimit, t: Words) =>
  calls.length > 0 ? calls.join(', ') : t(`limits.of_all.${kind as OfAll}`)

function often({ requests, minutes }: ApiLimit, t: Words) {
  const hours = minutes / 60
  if (hours < 1) return t('limits.minutes', { requests, count: minutes })
  return t('limits.hours', { requests, count: hours })
}

function counted({ counted: kind, ofAddress }: ApiLimit, t: Words) {
  const whom = t(`limits.of.${kind}`)
  return ofAddress ? `${whom} ${t('limits.of_address', { most: ofAddress })}` : whom
}
