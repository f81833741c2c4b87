import { Figures } from '@kontor/design-system/figure'
import { useFormat } from '~/hooks/use_format'
import { useInEur } from '~/hooks/use_in_eur'
import { useText } from '~/hooks/use_text'
import type { ShownFigure } from './types'
import { useChange } from './use_change'
import { usePercent } from './use_percent'

/** The sums of a span, each with what it was in the days that it is compared with. */
export function ShownFigures({ figures }: { figures: readonly ShownFigure[] }) {
  const t = useText('statistics/page')
  const { money, count } = useFormat()
  const change = useChange()
  const inEur = useInEur()
  const shareOf = useShare()
  return (
    <Figures
      items={figures.map(({ id, isMoney, value, before, share }) => {
        const written = isMoney ? money : count
        const term = t(`figures.${id as 'net'}`)
        const changed =
          before === undefined
            ? undefined
            : t('changed', { change: change(value, before), value: written(before) })
        return {
          id,
          term: isMoney ? inEur(term) : term,
          value: written(value),
          change: share ? <Lines all={[changed, shareOf(share)]} /> : changed,
        }
      })}
    />
  )
}

/** Which part of another figure something is, and was: "12.4 % of asked, before 11.9 %". */
function useShare() {
  const t = useText('statistics/page')
  const percent = usePercent()
  return ({ of, now, before }: NonNullable<ShownFigure['share']>) => {
    if (now === null) return undefined
    const share = { share: percent(now), of: t(`parts.${of as 'asked'}`) }
    if (before === null) return t('share', share)
    return t('share_before', { ...share, before: percent(before) })
  }
}

const Lines = ({ all }: { all: readonly (string | undefined)[] }) => (
  <span className="grid">
    {all.filter(Boolean).map((line) => (
      <span key={line}>{line}</span>
    ))}
  </span>
)
