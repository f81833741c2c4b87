import type { Data } from '@generated/data'
import { PriceLadder } from '@kontor/design-system/price_ladder'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

type Pricing = Data.Catalogue.Quote['lines'][number]['pricing']
export type ModulePricing = Extract<Pricing, { kind: 'module' }>

type NextLevel = NonNullable<ModulePricing['nextLevel']>

interface ModuleLinesProps {
  pricing: ModulePricing
}

/** The levels of a module's price and what reaches the next one. */
export function ModuleLines({ pricing }: ModuleLinesProps) {
  const t = useText('catalogue/quote')
  const { money } = useFormat()
  const { levels, level, nextLevel, modules, groupName } = pricing
  const nextWords = ({ modulesMissing, modulePriceCents, differenceCents }: NextLevel) => {
    const reach = t('level_next', { count: modulesMissing, price: money(modulePriceCents) })
    const amount = money(Math.abs(differenceCents))
    const change = differenceCents < 0 ? 'level_saves' : 'level_costs'
    return `${reach} ${t(change, { amount })}`
  }
  return (
    <div className="border-t border-line py-2">
      <div className="pb-1">
        <Text role="ui" tone="muted">
          {t('ladder', { group: groupName })}
        </Text>
      </div>
      <PriceLadder
        label={t('ladder', { group: groupName })}
        currentLabel={t('level_current')}
        levels={levels.map(({ lowLimit, highLimit, modulePriceCents }) => ({
          label:
            highLimit === null
              ? t('level_from', { from: lowLimit })
              : t('level_range', { from: lowLimit, to: highLimit }),
          price: money(modulePriceCents),
          current: level?.lowLimit === lowLimit,
        }))}
        hint={modules > 0 && nextLevel && nextWords(nextLevel)}
      />
    </div>
  )
}
