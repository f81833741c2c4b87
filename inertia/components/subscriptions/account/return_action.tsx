import { Button } from '@kontor/design-system/button'
import { useFormat } from '~/hooks/use_format'
import { usePost } from '~/hooks/use_post'
import { useText } from '~/hooks/use_text'
import { fileAddress } from '../subscription_address'
import type { DayFile } from '../types'

/** Has a day brought back from the archive. */
export function ReturnAction({ typeId, file }: { typeId: number; file: DayFile }) {
  const t = useText('subscriptions/pages')
  const format = useFormat()
  const { post, isPending } = usePost(`${fileAddress(typeId, file.id)}/return`)
  return (
    <Button
      isPending={isPending}
      aria-label={t('return.named', { day: format.day(file.day) })}
      onPress={() => post({})}
    >
      {t('return.bring')}
    </Button>
  )
}
