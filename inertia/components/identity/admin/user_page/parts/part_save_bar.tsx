import { Button } from '@kontor/design-system/button'
import { GatedAction } from '@kontor/design-system/gated_action'
import { SaveBar } from '@kontor/design-system/save_bar'
import { useSaveKey } from '~/hooks/use_save_key'
import { useText } from '~/hooks/use_text'
import type { PartFormState } from './use_part_form'
import { usePartWords } from './use_part_words'

/** What is not saved yet, old to new; nothing is saved while a field is not valid. */
export function PartSaveBar({ form, formId }: { form: PartFormState; formId: string }) {
  const t = useText('identity/registration')
  const say = useText('identity/user_parts')
  const { fields, seen, values, save, discard, isInvalid, isSaving, overtaken } = form
  const { nameOf, wordOf } = usePartWords()
  const changes = fields.map((field) =>
    say('from_to', {
      field: nameOf(field),
      before: wordOf(seen.values[field]!),
      after: wordOf(values[field]!),
    })
  )
  useSaveKey(save)
  return (
    <SaveBar title={say('unsaved', { count: fields.length })} changes={`${changes.join('; ')}.`}>
      <Button onPress={discard}>{say('discard')}</Button>
      <GatedAction
        type="submit"
        form={formId}
        variant="primary"
        reason={isInvalid && t('register.invalid')}
        onBlockedPress={save}
        isPending={isSaving}
        pendingLabel={t('personal.saving')}
      >
        {overtaken ? say('save_over') : t('personal.save')}
      </GatedAction>
    </SaveBar>
  )
}
