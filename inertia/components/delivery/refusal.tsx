import { Text } from '@kontor/design-system/text'
import { useShared } from '~/hooks/use_shared'

/** Why what was asked for under this name was refused. */
export function Refusal({ name }: { name: string }) {
  const refusal = useShared().errors?.[name]
  if (typeof refusal !== 'string') return null
  return (
    <div role="alert">
      <Text role="ui-s" tone="danger">
        {refusal}
      </Text>
    </div>
  )
}
