import { ContractTypeForm } from '~/components/contracts/records/contract_type_form'
import { RecordActions } from '~/components/contracts/records/record_actions'
import { RecordPage } from '~/components/contracts/records/record_page'
import type { ContractType } from '~/components/contracts/records/types'
import { useOpenedRecord } from '~/components/shell/records/use_opened_record'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<'name' | 'validFrom' | 'validTo', 'validity'> & {
    types: ContractType[]
    usual: { validFrom: string; validTo: string }
  }
>

export default function ContractTypes({ types, usual, ...shown }: Props) {
  const t = useText('contracts/contract_types')
  const mayWrite = useCan('contracts.write')
  const { day, count } = useFormat()
  const { isAdding, edited, add, edit, done } = useOpenedRecord<ContractType>()
  return (
    <RecordPage
      isMetaData
      title={t('title')}
      about={t('about')}
      addLabel={t('add')}
      onAdd={add}
      form={isAdding && <ContractTypeForm usual={usual} onDone={done} />}
    >
      <ListTable
        shown={shown}
        words={useListWords('contracts/contract_types', 'list')}
        tools={{ name: 'contract_types' }}
        rows={types}
        columns={[
          { id: 'name', sort: 'name', lead: true, wrap: true },
          { id: 'validFrom', sort: 'validFrom', cell: ({ validFrom }) => day(validFrom) },
          { id: 'validTo', sort: 'validTo', cell: ({ validTo }) => day(validTo) },
          { id: 'contracts', cell: ({ contracts }) => count(contracts), end: true },
        ]}
        onRowOpen={mayWrite ? edit : undefined}
        rowActions={(type) => (
          <RecordActions
            subject="contract_type"
            record={type}
            name={type.name}
            onEdit={() => edit(type)}
            keptBecause={type.contracts > 0 ? t('errors.in_use') : undefined}
          />
        )}
        rowEditor={(type) =>
          edited?.id === type.id && (
            <ContractTypeForm type={edited} now={type} usual={usual} onDone={done} />
          )
        }
      />
    </RecordPage>
  )
}
