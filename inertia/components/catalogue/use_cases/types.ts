import type { Data } from '@generated/data'

export type UseCase = Data.Catalogue.ListedUseCase
export type UseCaseCategory = Data.Catalogue.ListedUseCaseCategory

export const USE_CASE_ADDRESSES = {
  use_case: '/admin/manage-use-cases',
  use_case_category: '/admin/manage-use-cases/categories',
} as const

export type UseCaseSubject = keyof typeof USE_CASE_ADDRESSES
