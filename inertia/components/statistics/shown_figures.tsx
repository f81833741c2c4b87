import { Figures } from '@kontor/design-system/figure'
import { formatShare } from '@kontor/design-system/money_text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { ShownFigure } from './types'

/** The sums of a span, each beside what it was before. */
export function ShownFigures({ figures }: { figures: readonly ShownFigure[] }) {
  const t = useText('statistics/page')
  const { money, count } = useFormat()
  const change = ({ value, before, yearBefore }: ShownFigure) =>
    [
      before ? signed(value / before - 1) : null,
      yearBefore ? t('year_before', { share: signed(value / yearBefore - 1) }) : null,
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <Figures
      items={figures.map((figure) => ({
        id: figure.id,
        term: t(`figures.${figure.id as 'net'}`),
        value: figure.isMoney ? money(figure.value) : count(figure.value),
        note: change(figure) || undefined,
      }))}
    />
  )
}

const signed = (share: number) => (share > 0 ? `+${formatShare(share)}` : formatShare(share))
