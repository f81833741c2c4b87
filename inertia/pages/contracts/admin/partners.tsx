import { Button } from '@kontor/design-system/button'
import { LinkButton } from '@kontor/design-system/link_button'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { AddPartner } from '~/components/contracts/add_partner'
import { PartnerActions } from '~/components/contracts/partner_actions'
import { PartnerEditor } from '~/components/contracts/partner_editor'
import { PartnerUsers } from '~/components/contracts/partner_users'
import type {
  CountryChoice,
  Partner,
  PartnerFilter,
  PartnerSort,
} from '~/components/contracts/types'
import { rowMenuId, useOpenedRow } from '~/components/contracts/use_opened_row'
import { usePartnerColumns } from '~/components/contracts/use_partner_columns'
import { AdminHead } from '~/components/shell/admin_head'
import { ADDRESSES } from '~/components/shell/addresses'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<PartnerSort, PartnerFilter> & { partners: Partner[]; countries: CountryChoice[] }
>

/** Business partners: added, edited and deleted where they stand. */
export default function Partners({ partners, countries, ...shown }: Props) {
  const t = useText('contracts/partners')
  const mayWrite = useCan('businessPartners.write')
  const mayAssign = useCan('users.write')
  const [isAdding, setAdding] = useState(false)
  const { opened, open, done, rows } = useOpenedRow(partners)
  /* What has a user stays as it is; who they are can be changed. */
  const openRow = (partner: Partner) => {
    if (!partner.hasUser) open(partner, 'edit')
    else if (mayAssign) open(partner, 'users')
  }
  return (
    <div className="pb-16">
      <AdminHead
        title={t('title')}
        end={
          mayWrite && (
            <>
              <LinkButton href={ADDRESSES.partnerImports}>{t('import')}</LinkButton>
              <Button variant="primary" onPress={() => setAdding(true)}>
                {t('form.add')}
              </Button>
            </>
          )
        }
      />
      <Text tone="muted" measure>
        {t('about')}
      </Text>
      {isAdding && (
        <div className="pt-6">
          <AddPartner countries={countries} onDone={() => setAdding(false)} />
        </div>
      )}
      <div className="pt-6">
        <ListTable
          shown={shown}
          words={useListWords('contracts/partners', 'list', (name, value) =>
            name === 'country'
              ? (countries.find(({ code }) => code === value)?.name ?? value)
              : t(`list.values.user.${value as 'With'}`)
          )}
          tools={{ name: 'partners' }}
          rows={rows}
          rowKey={({ bpId }) => bpId}
          columns={usePartnerColumns()}
          onRowOpen={mayWrite ? openRow : undefined}
          rowActions={
            mayWrite
              ? (partner) => (
                  <PartnerActions
                    partner={partner}
                    id={rowMenuId(partner)}
                    onEdit={() => open(partner, 'edit')}
                    onUsers={mayAssign ? () => open(partner, 'users') : undefined}
                  />
                )
              : undefined
          }
          rowEditor={(partner) =>
            opened?.partner.bpId === partner.bpId &&
            (opened.as === 'users' ? (
              <PartnerUsers partner={partner} onDone={done} />
            ) : (
              <PartnerEditor
                key={partner.bpId}
                partner={opened.partner}
                now={partner}
                countries={countries}
                onDone={done}
              />
            ))
          }
        />
      </div>
    </div>
  )
}
