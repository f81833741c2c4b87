import { useKeptForm } from '~/components/shell/records/use_kept_form'
import { otherWords } from './other_words'
import { USE_CASE_ADDRESSES, type UseCase } from './types'

interface Of {
  useCase?: UseCase
  now?: UseCase
  onDone: () => void
}

export type UseCaseFormState = ReturnType<typeof useUseCaseForm>['form']

/** A use case as it is typed. */
export function useUseCaseForm({ useCase, now, onDone }: Of) {
  const address = USE_CASE_ADDRESSES.use_case
  return useKeptForm(typedOf(useCase), { address, record: useCase, now, onDone })
}

const typedOf = (useCase?: UseCase) => ({
  name: useCase?.nameEn ?? '',
  nameDe: otherWords(useCase?.nameDe, useCase?.nameEn),
  description: useCase?.descriptionEn ?? '',
  descriptionDe: otherWords(useCase?.descriptionDe, useCase?.descriptionEn),
  link: useCase?.link ?? '',
  categories: useCase?.categories ?? [],
})
