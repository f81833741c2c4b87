import { MoneyField } from '@kontor/design-system/money_field'
import { NumberField } from '@kontor/design-system/number_field'
import { Text } from '@kontor/design-system/text'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Rules } from './types'
import type { Draft } from './use_draft'

type Props = { group: Rules['levels'][number]; index: number; draft: Draft }

/** The levels of a price group: from how many modules on, and what a module costs there. */
export function LevelFields({ group, index, draft }: Props) {
  const t = useText('statistics/rules')
  const { money } = useFormat()
  const { form, setLevel, errorOfLevel, errorOfGroup } = draft
  const drafted = form.data.levels[index]!.levels
  const error = errorOfGroup(index)
  return (
    <PageSection title={t('form.levels', { name: group.name })}>
      {error && (
        <Text role="ui-s" tone="danger">
          {error}
        </Text>
      )}
      <div className="grid gap-4">
        {group.levels.map((level, at) => (
          <div key={level.lowLimit} className="flex flex-wrap items-start gap-3">
            <div className="w-44">
              <NumberField
                label={t('form.level_from', { n: at + 1 })}
                hint={t('form.today', { price: level.lowLimit })}
                minValue={1}
                isChanged={drafted[at]!.lowLimit !== level.lowLimit}
                value={drafted[at]!.lowLimit}
                error={errorOfLevel(index, at, 'lowLimit')}
                onChange={(lowLimit) => setLevel(group.group, at, { lowLimit })}
              />
            </div>
            <div className="w-44">
              <MoneyField
                label={t('form.level_price', { n: at + 1 })}
                hint={t('form.today', { price: money(level.modulePriceCents) })}
                isChanged={drafted[at]!.cents !== level.modulePriceCents}
                cents={drafted[at]!.cents}
                error={errorOfLevel(index, at, 'cents')}
                onChange={(cents) => setLevel(group.group, at, { cents })}
              />
            </div>
          </div>
        ))}
      </div>
    </PageSection>
  )
}
