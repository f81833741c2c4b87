import { Form } from '@inertiajs/react'
import { Button, type ButtonProps } from '@kontor/design-system/button'
import { CsrfField } from '~/components/shell/csrf_field'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { FilterInputs } from '../quote/filter_inputs'
import { KEEP_ADDRESS, QUOTES_ADDRESS, type QuotedItem } from './types'

interface SaveQuoteProps {
  items: Omit<QuotedItem, 'name'>[]
  country?: string | null
  variant?: ButtonProps['variant']
}

/** Keeps the price of a selection under a number; visitors sign in first, and find it saved. */
export function SaveQuote({ items, country, variant = 'quiet' }: SaveQuoteProps) {
  const t = useText('catalogue/quote')
  const { user } = useShared()
  return (
    <Form action={user ? QUOTES_ADDRESS : KEEP_ADDRESS} method="post">
      {({ processing }) => (
        <>
          <CsrfField />
          {items.map(({ product, from, to, degraded, filters }, at) => (
            <span key={at} hidden>
              <input type="hidden" name={`items[${at}][product]`} value={product} />
              <input type="hidden" name={`items[${at}][from]`} value={from} />
              <input type="hidden" name={`items[${at}][to]`} value={to} />
              {degraded && <input type="hidden" name={`items[${at}][includeDegraded]`} value="1" />}
              {filters && (
                <FilterInputs
                  name={`items[${at}]`}
                  parts="[filterableProductParameters]"
                  filters={filters}
                />
              )}
            </span>
          ))}
          {country && <input type="hidden" name="country" value={country} />}
          <Button type="submit" variant={variant} isPending={processing} pendingLabel={t('saving')}>
            {user ? t('save') : t('save_sign_in')}
          </Button>
        </>
      )}
    </Form>
  )
}
