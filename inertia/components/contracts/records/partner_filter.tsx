import { router } from '@inertiajs/react'
import { ComboBox } from '@kontor/design-system/combo_box'
import { listAddress, withFilter } from '~/components/shell/lists/list_address'
import type { AskedList } from '~/components/shell/lists/types'
import { useText } from '~/hooks/use_text'
import { usePartnerChoices } from '../use_partner_choices'
import { useChoiceLabels } from './use_choice_labels'

interface PartnerFilterProps {
  list: AskedList
  path: string
}

/** Narrows a list to one business partner, of the many found by number or name; what is chosen stands among the filters that are set. */
export function PartnerFilter({ list, path }: PartnerFilterProps) {
  const t = useText('contracts/contracts')
  const labels = useChoiceLabels()
  const { found, isLoading, search } = usePartnerChoices()
  const show = (id: string | null) => {
    if (!id) return
    router.visit(listAddress(path, withFilter(list, 'partner', id)), {
      ...{ preserveScroll: true, preserveState: true },
    })
  }
  return (
    <div className="max-w-field pb-4">
      <ComboBox
        {...labels}
        key={list.filters.partner?.join()}
        label={t('one_partner')}
        placeholder={t('form.partner_hint')}
        options={found.map(({ bpId, bpName }) => ({
          value: String(bpId),
          label: `${bpId} ${bpName}`,
        }))}
        value={null}
        onChange={show}
        onInputChange={search}
        isLoading={isLoading}
      />
    </div>
  )
}
