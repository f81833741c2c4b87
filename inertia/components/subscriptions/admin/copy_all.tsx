import { Button } from '@kontor/design-system/button'
import { useState } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { CopyForm } from './copy_form'
import type { Person } from './types'

/** All date ranges of a person are given to others as well. */
export function CopyAll({ person }: { person: Pick<Person, 'id'> }) {
  const t = useText('subscriptions/copies')
  const [isOpen, setOpen] = useState(false)
  const path = `${ADDRESSES.users}/${person.id}/subscriptions/copy`
  return isOpen ? (
    <CopyForm label={t('all')} path={path} isAbove onDone={() => setOpen(false)} />
  ) : (
    <span>
      <Button onPress={() => setOpen(true)}>{t('all')}</Button>
    </span>
  )
}
