import { Form } from '@inertiajs/react'
import { Button, type ButtonProps } from '@kontor/design-system/button'
import { CsrfField } from '~/components/shell/csrf_field'
import { useText } from '~/hooks/use_text'
import { QUOTES_ADDRESS, type QuotedItem } from './types'

interface SaveQuoteProps {
  items: Pick<QuotedItem, 'product' | 'from' | 'to' | 'degraded'>[]
  country?: string | null
  variant?: ButtonProps['variant']
}

/** Keeps the price of a selection under a number; visitors are asked to sign in first. */
export function SaveQuote({ items, country, variant = 'quiet' }: SaveQuoteProps) {
  const t = useText('catalogue')
  return (
    <Form action={QUOTES_ADDRESS} method="post">
      {({ processing }) => (
        <>
          <CsrfField />
          {items.map(({ product, from, to, degraded }, at) => (
            <span key={at} hidden>
              <input type="hidden" name={`items[${at}][product]`} value={product} />
              <input type="hidden" name={`items[${at}][from]`} value={from} />
              <input type="hidden" name={`items[${at}][to]`} value={to} />
              {degraded && <input type="hidden" name={`items[${at}][degraded]`} value="1" />}
            </span>
          ))}
          {country && <input type="hidden" name="country" value={country} />}
          <Button
            type="submit"
            variant={variant}
            isPending={processing}
            pendingLabel={t('quote.saving')}
          >
            {t('quote.save')}
          </Button>
        </>
      )}
    </Form>
  )
}
