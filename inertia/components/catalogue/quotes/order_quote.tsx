import { Form } from '@inertiajs/react'
import { Button } from '@kontor/design-system/button'
import { RefusalNote } from '~/components/basket/refusal_note'
import { CsrfField } from '~/components/shell/csrf_field'
import { useText } from '~/hooks/use_text'
import { savedQuoteAddress } from './types'

/** Puts a valid quote into the basket at the price that it keeps. */
export function OrderQuote({ number }: { number: number }) {
  const t = useText('catalogue/saved_quotes')
  return (
    <Form action={`${savedQuoteAddress(number)}/order`} method="post">
      {({ processing }) => (
        <div className="grid gap-2">
          <CsrfField />
          <Button
            type="submit"
            variant="primary"
            size="large"
            isBlock
            isPending={processing}
            pendingLabel={t('show.ordering')}
          >
            {t('show.order_now')}
          </Button>
          <RefusalNote />
        </div>
      )}
    </Form>
  )
}
