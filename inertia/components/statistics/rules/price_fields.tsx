import { GatedAction } from '@kontor/design-system/gated_action'
import { MoneyField } from '@kontor/design-system/money_field'
import { NumberField } from '@kontor/design-system/number_field'
import { useState } from 'react'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Rules } from './types'
import type { Draft } from './use_draft'

type Props = { rules: Rules; draft: Draft }

/** Daily prices, one by one or all by some percent. */
export function PriceFields({ rules, draft }: Props) {
  const t = useText('statistics/rules')
  const { money } = useFormat()
  const { form, setPrice, errorOfPrice } = draft
  return (
    <PageSection title={t('form.prices')}>
      <RaiseAll draft={draft} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {rules.prices.map(({ code, name, cents }) => {
          const drafted = code in form.data.prices ? (form.data.prices[code] ?? null) : cents
          return (
            <MoneyField
              key={code}
              label={name}
              hint={t('form.today', { price: money(cents) })}
              cents={drafted}
              isChanged={drafted !== cents}
              error={errorOfPrice(code)}
              onChange={(next) => setPrice(code, next)}
            />
          )
        })}
      </div>
    </PageSection>
  )
}

function RaiseAll({ draft }: { draft: Draft }) {
  const t = useText('statistics/rules')
  const [percent, setPercent] = useState<number | null>(null)
  return (
    <div className="flex flex-wrap items-end gap-3 pb-5">
      <div className="w-44">
        <NumberField
          label={t('form.raise')}
          minValue={-99}
          maxValue={1000}
          formatOptions={{ maximumFractionDigits: 2 }}
          value={percent}
          onChange={setPercent}
        />
      </div>
      <GatedAction
        align="beside"
        reason={percent === null ? t('form.raise_missing') : undefined}
        onBlockedPress={leadToMissing}
        onPress={() => draft.raiseAll(percent ?? 0)}
      >
        {t('form.raise_all')}
      </GatedAction>
    </div>
  )
}
