import { useForm } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Button } from '@kontor/design-system/button'
import { ComboBox } from '@kontor/design-system/combo_box'
import type { FormEvent } from 'react'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { usePartnerChoices } from './use_partner_choices'

interface ChooseProps {
  person: Data.Identity.TabUser
  /** The partner that the person was seen to belong to. */
  from: number | null
}

/** Finds a business partner by typing and puts a person to it. */
export function ChoosePartner({ person, from }: ChooseProps) {
  const t = useText('contracts/user_partner')
  const form = useForm<{ partnerId: string; from: number | null }>({ partnerId: '', from })
  const { found, isLoading, search } = usePartnerChoices()
  const put = (event: FormEvent) => {
    event.preventDefault()
    if (form.data.partnerId === '') return form.setError('partnerId', t('choose'))
    form.put(`${ADDRESSES.users}/${person.id}/business-partner`, {
      preserveScroll: true,
      preserveState: 'errors',
    })
  }
  return (
    <form onSubmit={put} noValidate className="grid max-w-column gap-3">
      <ComboBox
        label={t(from === null ? 'put_label' : 'change_label')}
        placeholder={t('placeholder')}
        options={found.map(({ bpId, bpName, countryCode }) => ({
          value: String(bpId),
          label: `${bpId} ${bpName}, ${countryCode}`,
        }))}
        value={form.data.partnerId || null}
        onChange={(partnerId) => form.setData('partnerId', partnerId ?? '')}
        onInputChange={search}
        isLoading={isLoading}
        loadingLabel={t('searching')}
        emptyLabel={t('nothing')}
        openLabel={t('open')}
        error={form.errors.partnerId}
      />
      <span>
        <Button
          type="submit"
          variant="primary"
          isPending={form.processing}
          pendingLabel={t('saving')}
        >
          {t(from === null ? 'put' : 'change')}
        </Button>
      </span>
    </form>
  )
}
