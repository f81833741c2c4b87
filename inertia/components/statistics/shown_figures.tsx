import { Figures } from '@kontor/design-system/figure'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { ShownFigure } from './types'
import { useChange } from './use_change'

/** The sums of a span, each with what it was in the days that it is compared with. */
export function ShownFigures({ figures }: { figures: readonly ShownFigure[] }) {
  const t = useText('statistics/page')
  const { money, count } = useFormat()
  const change = useChange()
  return (
    <Figures
      items={figures.map(({ id, isMoney, value, before }) => {
        const written = isMoney ? money : count
        return {
          id,
          term: t(`figures.${id as 'net'}`),
          value: written(value),
          change:
            before === undefined
              ? undefined
              : t('changed', { change: change(value, before), value: written(before) }),
        }
      })}
    />
  )
}
