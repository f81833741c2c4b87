export type UseCaseWish = {
  name: string
  /** For German readers; without one they see the same words. */
  nameDe?: string | null
  description?: string | null
  descriptionDe?: string | null
  /** https only. */
  link: string
  categories: number[]
}

export type UseCaseCategoryWish = {
  name: string
  nameDe?: string | null
  /** Codes of the products whose pages lead to it. */
  products: string[]
}

/** A use case as it is kept: words in both languages, each category once. */
export function useCaseFrom({ description, categories, link, ...wish }: UseCaseWish) {
  const descriptionEn = description ?? ''
  return {
    ...namesFrom(wish),
    descriptionEn,
    descriptionDe: wish.descriptionDe ?? descriptionEn,
    link,
    categories: [...new Set(categories)].toSorted((a, b) => a - b),
  }
}

/** A category as it is kept: a name in both languages, each product once. */
export const useCaseCategoryFrom = ({ products, ...wish }: UseCaseCategoryWish) => ({
  ...namesFrom(wish),
  products: [...new Set(products)].toSorted(),
})

const namesFrom = ({ name, nameDe }: Pick<UseCaseWish, 'name' | 'nameDe'>) => ({
  nameEn: name,
  nameDe: nameDe ?? name,
})

export type KeptUseCase = ReturnType<typeof useCaseFrom>
export type KeptUseCaseCategory = ReturnType<typeof useCaseCategoryFrom>
