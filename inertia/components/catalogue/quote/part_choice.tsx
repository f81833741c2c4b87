import type { Data } from '@generated/data'
import { MultiSelect } from '@kontor/design-system/multi_select'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import type { Filters } from '../addresses'
import { useNotice } from './use_notice'

type Line = Data.Catalogue.Quote['lines'][number]
type Choices = NonNullable<Data.Catalogue.ProductDetail['filterChoices']>
type Level = keyof Choices

interface PartChoiceProps {
  choices: Choices
  /** What is chosen now, be it quoted already or still asked for. */
  filters: Filters
  errors: Line['errors']
  onChange: (filters: Filters) => void
}

/** More than a screen of values is searched. */
const SEARCHED_FROM = 12

const LEVELS: { level: Level; label: 'parts.level_one' | 'parts.level_two'; code: string }[] = [
  { level: 'levelOne', label: 'parts.level_one', code: 'catalogue.errors.filter_one_needed' },
  { level: 'levelTwo', label: 'parts.level_two', code: 'catalogue.errors.filter_two_needed' },
]

/** Which exchanges and which currencies of a filterable product are wanted. */
export default function PartChoice({ choices, filters, errors, onChange }: PartChoiceProps) {
  const t = useText('catalogue/choice')
  const say = useNotice()
  const searched = { label: t('parts.search'), clearLabel: t('parts.clear') }
  return (
    <div className="grid gap-3 pt-3">
      {LEVELS.map(({ level, label, code }) => {
        const error = errors.find((one) => one.code === code)
        const { values } = choices[level]
        return (
          <MultiSelect
            key={level}
            name={level}
            label={t(label)}
            placeholder={t('parts.choose')}
            moreLabel={(count) => t('parts.more', { count })}
            options={values.map((value) => ({ value: value.code, label: value.name }))}
            value={filters[level]}
            error={error && say(error)}
            search={
              values.length >= SEARCHED_FROM
                ? { ...searched, emptyLabel: t('parts.none') }
                : undefined
            }
            onChange={(codes) => onChange({ ...filters, [level]: codes })}
          />
        )
      })}
      <Text role="ui-s" tone="subtle">
        {t('parts.price')}
      </Text>
    </div>
  )
}
