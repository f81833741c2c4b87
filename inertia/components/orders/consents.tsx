import { ConsentRow } from '@kontor/design-system/consent_row'
import { Text } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { ConsentDocument } from './consent_document'

export const NEEDED = ['terms', 'legal_entity'] as const
const INFORMATION = ['privacy', 'right_to_revoke', 'early_performance'] as const
export type ConsentName = (typeof NEEDED)[number] | (typeof INFORMATION)[number]

const READ = {
  terms: { href: '/terms-and-conditions', label: 'checkout.terms_link' },
  privacy: { href: '/privacy-notice', label: 'checkout.privacy_link' },
  right_to_revoke: { href: '/right-of-withdrawal', label: 'checkout.right_to_revoke_link' },
} as const

interface ConsentsProps {
  given: readonly ConsentName[]
  onChange: (given: ConsentName[]) => void
  termsVersion: string
  errors: Partial<Record<string, string>>
}

/** The declarations of a checkout: what is needed, and what is for information. */
export function Consents({ given, onChange, termsVersion, errors }: ConsentsProps) {
  const t = useText('orders')
  const pay = useText('payment')
  const row = (name: ConsentName) => {
    const read = name in READ ? READ[name as keyof typeof READ] : null
    return (
      <ConsentRow
        key={name}
        name={name}
        isSelected={given.includes(name)}
        onChange={(isSelected) =>
          onChange(isSelected ? [...given, name] : given.filter((other) => other !== name))
        }
        error={errors[name]}
      >
        {t(`checkout.${name}`, { version: termsVersion })}
        {read && (
          <span className="flex flex-wrap gap-x-4">
            <ConsentDocument href={read.href} label={t(read.label)} />
            {name === 'terms' && (
              <ConsentDocument href={ADDRESSES.rights} label={pay('consents.rights')} />
            )}
          </span>
        )}
      </ConsentRow>
    )
  }
  return (
    <div className="grid gap-6">
      <fieldset className="grid gap-1">
        <legend className="pb-2">
          <Text as="span" role="label">
            {t('checkout.needed')}
          </Text>
        </legend>
        {NEEDED.map(row)}
      </fieldset>
      <fieldset className="grid gap-1">
        <legend className="pb-2">
          <Text as="span" role="label">
            {t('checkout.for_information')}
          </Text>
        </legend>
        {INFORMATION.map(row)}
      </fieldset>
    </div>
  )
}
