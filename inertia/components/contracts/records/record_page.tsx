import { Button } from '@kontor/design-system/button'
import { Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { AdminHead } from '~/components/shell/admin_head'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'

interface RecordPageProps {
  title: string
  about: string
  addLabel: string
  onAdd: () => void
  /** The form for another record, while it is open. */
  form: ReactNode
  /** It lies below the contract meta data. */
  isMetaData?: boolean
  children: ReactNode
}

/** The page of one kind of master data: what it is, its list, and a form above it. */
export function RecordPage(props: RecordPageProps) {
  const { title, about, addLabel, onAdd, form, isMetaData, children } = props
  const t = useText('contracts/places')
  const mayWrite = useCan('contracts.write')
  const crumbs = [
    { label: t('admin.contract_data.title'), href: '/admin/contracts' },
    { label: title },
  ]
  return (
    <div className="pb-16">
      <AdminHead
        title={title}
        crumbs={isMetaData ? crumbs : undefined}
        end={
          mayWrite && (
            <Button variant="primary" onPress={onAdd}>
              {addLabel}
            </Button>
          )
        }
      />
      <Text tone="muted" measure>
        {about}
      </Text>
      {form && <div className="pt-6">{form}</div>}
      <div className="pt-6">{children}</div>
    </div>
  )
}
