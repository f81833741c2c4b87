import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

interface ChosenPartsProps {
  parts: { levelOne: readonly { name: string }[]; levelTwo: readonly { name: string }[] }
}

/** Which parts of a filterable product a quote is about, by name. */
export function ChosenParts({ parts }: ChosenPartsProps) {
  const t = useText('catalogue/choice')
  const listed = (level: string, values: readonly { name: string }[]) =>
    t('parts.chosen', { level, values: values.map(({ name }) => name).join(', ') })
  return (
    <div className="pb-3">
      <Text role="ui-s">{listed(t('parts.level_one'), parts.levelOne)}</Text>
      <Text role="ui-s">{listed(t('parts.level_two'), parts.levelTwo)}</Text>
    </div>
  )
}
