import { Note } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import { useCountryName } from '~/components/identity/use_country_name'
import { useText } from '~/hooks/use_text'
import type { Buyer } from './staff_order_types'

export function BuyerFacts({ buyer }: { buyer: Buyer }) {
  const t = useText('orders/create')
  const adminText = useText('orders/admin')
  const nameOf = useCountryName()
  const { name, company, email, vatId, country, problem } = buyer
  return (
    <>
      <div>
        <Text role="ui" weight="semibold">
          {name}
        </Text>
        <Text role="ui-s" tone="muted">
          {t('create.who', { company: company || t('create.no_company'), email })}
        </Text>
        {country && (
          <Text role="ui-s" tone="muted">
            {t('create.facts', {
              vatId: vatId ?? t('create.no_vat_id'),
              country: nameOf(country),
            })}
          </Text>
        )}
      </div>
      {problem && <Note tone="crimson">{adminText(`errors.${problem as 'no_vat_id'}`)}</Note>}
    </>
  )
}
