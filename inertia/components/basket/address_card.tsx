import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { Heading, Text } from '@kontor/design-system/text'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CountryChoice } from '~/components/identity/address_form'
import { useText } from '~/hooks/use_text'
import { AddressEditor } from './address_editor'
import { AddressText, type Address } from '~/components/identity/address_text'

interface AddressCardProps {
  kind: 'billing' | 'delivery'
  address: Address | null
  isComplete: boolean
  countries: CountryChoice[]
  /** The other address is missing too: one form may serve both. */
  offersBoth?: boolean
  /** It is the first that is not complete. */
  opensAtOnce: boolean
}

/** An address of the buyer; it opens for editing in place, at once when it is the first to fill. */
export function AddressCard(props: AddressCardProps) {
  const { kind, address, isComplete, countries, offersBoth = false, opensAtOnce } = props
  const t = useText('basket/checkout')
  const [wish, setOpen] = useState<boolean | null>(null)
  const isOpen = wish ?? opensAtOnce
  const section = useRef<HTMLElement>(null)
  /** The focus goes along: into the first field, and back to the button. */
  const change = (open: boolean) => {
    flushSync(() => setOpen(open))
    section.current?.querySelector<HTMLElement>(open ? 'input' : 'button')?.focus()
  }
  const title = t(`address.${kind}`)
  return (
    <section ref={section} aria-labelledby={kind} className="border-t border-line-ink pt-3">
      <div className="flex min-h-control items-center justify-between gap-4 pb-1">
        <Heading level={3} id={kind}>
          {title}
        </Heading>
        {!isOpen && (
          <span className="-me-2 flex flex-wrap items-center justify-end gap-x-2">
            <Text as="span" role="ui-s">
              <Link href="/my-account/personal-data?redirect=checkout" aria-describedby={kind}>
                {t('address.in_personal_data')}
              </Link>
            </Text>
            <Button variant="quiet" aria-describedby={kind} onPress={() => change(true)}>
              {t('address.change')}
            </Button>
          </span>
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
          onClose={() => change(false)}
        />
      ) : (
        address && <AddressText address={address} />
      )}
    </section>
  )
}
