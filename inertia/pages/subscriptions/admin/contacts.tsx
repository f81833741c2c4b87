import { Button } from '@kontor/design-system/button'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { ContactActions } from '~/components/subscriptions/admin/contacts/contact_actions'
import { ContactForm } from '~/components/subscriptions/admin/contacts/contact_form'
import { rowMenuId, type Contact } from '~/components/subscriptions/admin/contacts/types'
import { TypeHead } from '~/components/subscriptions/admin/type_head'
import type { Type } from '~/components/subscriptions/admin/subscribers/types'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<ShownList<'email'> & { type: Type; contacts: Contact[] }>

/** Who is told of a type's late days: added above the table, changed where they stand. */
export default function Contacts({ type, contacts, ...shown }: Props) {
  const t = useText('subscriptions/contacts')
  const [isAdding, setAdding] = useState(false)
  const [edited, edit] = useState<Contact | null>(null)
  const done = () => {
    if (edited) document.getElementById(rowMenuId(edited))?.focus()
    edit(null)
  }
  return (
    <div className="pb-16">
      <TypeHead
        type={type}
        here={t('title')}
        end={
          <Button variant="primary" onPress={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
      />
      <Text tone="muted" measure>
        {t('about')}
      </Text>
      {isAdding && (
        <div className="pt-6">
          <ContactForm type={type} onDone={() => setAdding(false)} />
        </div>
      )}
      <div className="pt-6">
        <ListTable
          shown={shown}
          words={useListWords('subscriptions/contacts', 'list')}
          tools={{ name: 'subscription_contacts' }}
          rows={contacts}
          columns={[
            { id: 'email', sort: 'email', lead: true },
            { id: 'language', cell: ({ locale }) => t(`languages.${locale}`) },
          ]}
          onRowOpen={edit}
          rowActions={(one) => (
            <ContactActions type={type} contact={one} onEdit={() => edit(one)} />
          )}
          rowEditor={(one) =>
            edited?.id === one.id && <ContactForm type={type} contact={one} onDone={done} />
          }
        />
      </div>
    </div>
  )
}
