import { useForm } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { ComboBox } from '@kontor/design-system/combo_box'
import type { FormEvent } from 'react'
import { useText } from '~/hooks/use_text'
import { useCandidates } from './use_candidates'

/** Finds a customer by typing and puts them to a business partner. */
export function PutUser({ path }: { path: string }) {
  const t = useText('contracts/partners')
  const form = useForm<{ userId: string }>({ userId: '' })
  const { found, isLoading, search } = useCandidates()
  const put = (event: FormEvent) => {
    event.preventDefault()
    if (form.data.userId === '') return form.setError('userId', t('users.choose'))
    form.post(path, { preserveScroll: true, preserveState: true, onSuccess: () => form.reset() })
  }
  const options = found.map(({ id, name, company, email, bpName }) => {
    const user = [name, company, email].filter(Boolean).join(', ')
    const label = bpName ? t('users.has', { user, partner: bpName }) : user
    return { value: String(id), label }
  })
  return (
    <form onSubmit={put} noValidate className="grid max-w-column gap-3">
      <ComboBox
        label={t('users.add')}
        placeholder={t('users.placeholder')}
        options={options}
        value={form.data.userId || null}
        onChange={(userId) => form.setData('userId', userId ?? '')}
        onInputChange={search}
        isLoading={isLoading}
        loadingLabel={t('users.loading')}
        emptyLabel={t('users.nobody')}
        openLabel={t('users.open')}
        error={form.errors.userId}
      />
      <span>
        <Button
          type="submit"
          variant="primary"
          isPending={form.processing}
          pendingLabel={t('users.putting')}
        >
          {t('users.put')}
        </Button>
      </span>
    </form>
  )
}
