import { TextField } from '@kontor/design-system/text_field'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'

export type References = { ownReference: string; costCentre: string; invoiceRecipient: string }

interface ReferenceFieldsProps {
  values: References
  onChange: (changed: Partial<References>) => void
  errors: Partial<Record<string, string>>
}

/** What the buyer's own books need; all of it optional. */
export function ReferenceFields({ values, onChange, errors }: ReferenceFieldsProps) {
  const t = useText('orders/payment')
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="pb-3">
        <Text as="span" role="label">
          {t('references.title')}
        </Text>
      </legend>
      <TextField
        name="ownReference"
        label={t('references.own')}
        hint={t('references.own_hint')}
        optionalLabel={t('references.optional')}
        maxLength={100}
        value={values.ownReference}
        onChange={(ownReference) => onChange({ ownReference })}
        error={errors.ownReference}
      />
      <TextField
        name="costCentre"
        label={t('references.centre')}
        hint={t('references.centre_hint')}
        optionalLabel={t('references.optional')}
        maxLength={60}
        value={values.costCentre}
        onChange={(costCentre) => onChange({ costCentre })}
        error={errors.costCentre}
      />
      <div className="sm:col-span-2">
        <TextField
          name="invoiceRecipient"
          type="email"
          autoComplete="off"
          label={t('references.recipient')}
          hint={t('references.recipient_hint')}
          optionalLabel={t('references.optional')}
          maxLength={254}
          value={values.invoiceRecipient}
          onChange={(invoiceRecipient) => onChange({ invoiceRecipient })}
          error={errors.invoiceRecipient}
        />
      </div>
    </fieldset>
  )
}
