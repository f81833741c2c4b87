import { ContractForm } from '~/components/contracts/records/contract_form'
import { PartnerFilter } from '~/components/contracts/records/partner_filter'
import { RecordActions } from '~/components/contracts/records/record_actions'
import { RecordPage } from '~/components/contracts/records/record_page'
import { RECORD_ADDRESSES, type Contract } from '~/components/contracts/records/types'
import {
  useContractColumns,
  type ContractSort,
} from '~/components/contracts/records/use_contract_columns'
import type { ContractChoices } from '~/components/contracts/records/use_contract_form'
import { useOpenedRecord } from '~/components/shell/records/use_opened_record'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type View = 'all' | 'running' | 'ending' | 'upcoming' | 'ended'
type Filter = 'on' | 'type' | 'product' | 'partner'
type Props = InertiaProps<
  ShownList<ContractSort, Filter, View> & ContractChoices & { contracts: Contract[]; today: string }
>

const HIDDEN = ['affiliates', 'timeSeriesFrom', 'timeSeriesTo', 'remark']

/** Order forms: who has signed what, from when until when. */
export default function Contracts({ contracts, types, products, today, ...shown }: Props) {
  const t = useText('contracts/contracts')
  const paper = useText('contracts/papers')
  const mending = useText('contracts/mending')
  const mayWrite = useCan('contracts.write')
  const mayGive = useCan('subscriptions.users.write')
  const { isAdding, edited, add, edit, done } = useOpenedRecord<Contract>()
  const form = { types, products, today, onDone: done }
  const partners = contracts.map(({ bpId, customerName: name }) => ({ id: bpId, name }))
  const mayFind = useCan('businessPartners.read')
  const choices = { ...shown.choices, type: idsOf(types), product: idsOf(products) }
  const named = (name: string, id: string) =>
    (name === 'partner' ? partners : name === 'type' ? types : products).find(
      (one) => String(one.id) === id
    )?.name ?? id
  return (
    <RecordPage
      title={t('title')}
      about={t('about')}
      addLabel={t('add')}
      onAdd={add}
      form={isAdding && <ContractForm {...form} />}
    >
      {mayFind && <PartnerFilter list={shown.list} path={shown.path} />}
      <ListTable
        shown={{ ...shown, choices }}
        words={useListWords('contracts/contracts', 'list', named)}
        filters={['type', 'product', 'on']}
        tools={{ name: 'contracts', hidden: HIDDEN }}
        rows={contracts}
        columns={useContractColumns()}
        onRowOpen={mayWrite ? edit : undefined}
        rowActions={(contract) => (
          <RecordActions
            subject="contract"
            record={contract}
            name={`${contract.customerName}, ${contract.clmMaNumber}`}
            onEdit={() => edit(contract)}
            more={[
              ...(mayWrite && contract.endDate
                ? [
                    {
                      label: t('row.renew'),
                      href: `${RECORD_ADDRESSES.contract}/new?renews=${contract.id}`,
                    },
                  ]
                : []),
              ...(mayWrite && mayGive
                ? [
                    {
                      label: mending('give.open'),
                      href: `${RECORD_ADDRESSES.contract}/${contract.id}/give`,
                    },
                  ]
                : []),
              {
                label: paper('paper'),
                href: `${RECORD_ADDRESSES.contract}/${contract.id}/paper`,
              },
            ]}
          />
        )}
        rowEditor={(contract) =>
          edited?.id === contract.id && <ContractForm {...form} contract={edited} now={contract} />
        }
      />
    </RecordPage>
  )
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => String(id))
