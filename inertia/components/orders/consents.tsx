import { ConsentRow } from '@kontor/design-system/consent_row'
import { Text } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import { useText } from '~/hooks/use_text'
import { ConsentDocument } from './consent_document'

export const NEEDED = ['terms', 'legal_entity'] as const
const INFORMATION = ['privacy', 'right_to_revoke', 'early_performance'] as const
export type ConsentName = (typeof NEEDED)[number] | (typeof INFORMATION)[number]

/** What is read before declaring; of the terms the very version that is agreed to. */
function documentOf(name: ConsentName, termsVersion: string) {
  if (name === 'terms') {
    const href = `/terms-and-conditions/${termsVersion}`
    return { href, label: 'checkout.terms_link' } as const
  }
  if (name === 'privacy') {
    return { href: '/privacy-notice', label: 'checkout.privacy_link' } as const
  }
  if (name !== 'right_to_revoke') return null
  return { href: '/right-of-withdrawal', label: 'checkout.right_to_revoke_link' } as const
}

interface ConsentsProps {
  given: readonly ConsentName[]
  onChange: (given: ConsentName[]) => void
  termsVersion: string
  errors: Partial<Record<string, string>>
}

/** The declarations of a checkout: what is needed, and what is for information. */
export function Consents(props: ConsentsProps) {
  const t = useText('orders/checkout')
  return (
    <div className="grid gap-6">
      <NeededConsents {...props} />
      <ConsentGroup {...props} names={INFORMATION} title={t('checkout.for_information')} />
    </div>
  )
}

/** The agreements without which there is no order. */
export function NeededConsents(props: ConsentsProps) {
  const t = useText('orders/checkout')
  return <ConsentGroup {...props} names={NEEDED} title={t('checkout.needed')} />
}

type ConsentGroupProps = ConsentsProps & { names: readonly ConsentName[]; title: string }

function ConsentGroup({ names, title, given, onChange, ...rest }: ConsentGroupProps) {
  const change = (name: ConsentName) => (isSelected: boolean) => {
    const others = given.filter((other) => other !== name)
    onChange(isSelected ? [...others, name] : others)
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-2">
        <Text as="span" role="label">
          {title}
        </Text>
      </legend>
      {names.map((name) => (
        <Consent
          key={name}
          name={name}
          isSelected={given.includes(name)}
          onChange={change(name)}
          {...rest}
        />
      ))}
    </fieldset>
  )
}

type ConsentProps = Pick<ConsentsProps, 'termsVersion' | 'errors'> & {
  name: ConsentName
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}

function Consent({ name, isSelected, onChange, termsVersion, errors }: ConsentProps) {
  const t = useText('orders/checkout')
  const pay = useText('orders/payment')
  const read = documentOf(name, termsVersion)
  return (
    <ConsentRow name={name} isSelected={isSelected} onChange={onChange} error={errors[name]}>
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

export function useMissedWords(missed: readonly (typeof NEEDED)[number][]) {
  const t = useText('orders/errors')
  return Object.fromEntries(missed.map((name) => [name, t(`consent_${name}`)]))
}
