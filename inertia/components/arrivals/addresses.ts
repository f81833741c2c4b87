export const ARRIVALS = '/admin/arrivals'

export const morningAddress = (morning: string) => `${ARRIVALS}/mornings/${morning}`

export const historyAddress = (product: string) => `${ARRIVALS}/products/${product}`
