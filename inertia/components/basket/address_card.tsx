import { Button } from '@kontor/design-system/button'
import { Heading, Text } from '@kontor/design-system/text'
import { useState } from 'react'
import type { CountryChoice } from '~/components/identity/address_form'
import { useText } from '~/hooks/use_text'
import { AddressEditor } from './address_editor'
import { AddressText, type Address } from './address_text'

interface AddressCardProps {
  kind: 'billing' | 'delivery'
  address: Address | null
  isComplete: boolean
  countries: CountryChoice[]
  /** The other address is missing too: one form may serve both. */
  offersBoth?: boolean
}

/** An address of the buyer; it opens for editing in place, at once when it is not complete. */
export function AddressCard(props: AddressCardProps) {
  const { kind, address, isComplete, countries, offersBoth = false } = props
  const t = useText('basket')
  const [isOpen, setOpen] = useState(false)
  const title = t(`address.${kind}`)
  return (
    <section aria-labelledby={kind} className="border-t border-line-ink pt-3">
      <div className="flex items-baseline justify-between gap-4 pb-2">
        <Heading level={3} id={kind}>
          {title}
        </Heading>
        {!isOpen && (
          <Button variant="quiet" aria-describedby={kind} onPress={() => setOpen(true)}>
            {t('address.change')}
          </Button>
        )}
      </div>
      {!isComplete && (
        <div className="pb-3">
          <Text role="ui" tone="danger">
            {t('address.fill', { title })}
          </Text>
        </div>
      )}
      {isOpen ? (
        <AddressEditor
          {...{ kind, address, countries, offersBoth }}
          onClose={() => setOpen(false)}
        />
      ) : (
        address && <AddressText address={address} />
      )}
    </section>
  )
}
