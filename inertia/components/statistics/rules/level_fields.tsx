import { Button } from '@kontor/design-system/button'
import { MoneyField } from '@kontor/design-system/money_field'
import { NumberField } from '@kontor/design-system/number_field'
import { Text } from '@kontor/design-system/text'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { MOST_LEVELS, type DraftLevel } from './drafted_levels'
import type { Rules } from './types'
import type { Draft } from './use_draft'

type Props = { group: Rules['levels'][number]; index: number; draft: Draft }

/** The levels of a price group: from how many modules on, and what a module costs there. */
export function LevelFields({ group, index, draft }: Props) {
  const t = useText('statistics/rules')
  const { form, addLevel, errorOfGroup } = draft
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
        {drafted.map((level, at) => (
          <LevelRow key={at} {...{ level, at, index, draft, isOnly: drafted.length === 1 }} />
        ))}
        {drafted.length < MOST_LEVELS && (
          <div>
            <Button onPress={() => addLevel(group.group)}>{t('form.add_level')}</Button>
          </div>
        )}
      </div>
    </PageSection>
  )
}

type RowProps = { level: DraftLevel; at: number; index: number; draft: Draft; isOnly: boolean }

function LevelRow({ level: { lowLimit, cents, was }, at, index, draft, isOnly }: RowProps) {
  const t = useText('statistics/rules')
  const { money } = useFormat()
  const { group } = draft.form.data.levels[index]!
  const today = (price: string | number) => t('form.today', { price })
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="w-44">
        <NumberField
          label={t('form.level_from', { n: at + 1 })}
          hint={was ? today(was.lowLimit) : t('form.new_level')}
          minValue={1}
          isChanged={lowLimit !== was?.lowLimit}
          value={lowLimit}
          error={draft.errorOfLevel(index, at, 'lowLimit')}
          onChange={(value) => draft.setLevel(group, at, { lowLimit: value })}
        />
      </div>
      <div className="w-44">
        <MoneyField
          label={t('form.level_price', { n: at + 1 })}
          hint={was ? today(money(was.modulePriceCents)) : t('form.new_level')}
          isChanged={cents !== was?.modulePriceCents}
          cents={cents}
          error={draft.errorOfLevel(index, at, 'cents')}
          onChange={(value) => draft.setLevel(group, at, { cents: value })}
        />
      </div>
      {!isOnly && (
        <div className="pt-6">
          <Button onPress={() => draft.removeLevel(group, at)}>
            {t('form.remove_level', { n: at + 1 })}
          </Button>
        </div>
      )}
    </div>
  )
}
