import { errorId, traceId } from './ids.ts'

type Words = { merchant: string; en: string; de: string; status: number }

const UNUSABLE = {
  en: 'The payment could not be processed. Please try again later.',
  de: 'Die Zahlung konnte nicht verarbeitet werden. Bitte versuchen Sie es später noch einmal.',
}

/** What can go wrong, under the provider's codes; customers read the message in their language. */
export const ERRORS = {
  'API.710.000.002': { merchant: 'The given key is unknown.', ...UNUSABLE, status: 401 },
  'API.710.000.007': { merchant: 'Wrong authentication method.', ...UNUSABLE, status: 401 },
  'API.310.100.003': { merchant: 'Payment not found.', ...UNUSABLE, status: 404 },
  'API.320.000.004': { merchant: 'Resource not found.', ...UNUSABLE, status: 404 },
  'API.330.100.202': { merchant: 'Currency is not supported.', ...UNUSABLE, status: 400 },
  'API.340.100.018': { merchant: 'Nothing is left to be canceled.', ...UNUSABLE, status: 400 },
  'API.410.100.100': { merchant: 'Customer could not be found.', ...UNUSABLE, status: 404 },
  'API.500.300.999': { merchant: 'Invalid data.', ...UNUSABLE, status: 400 },
  'API.500.100.060': {
    merchant: 'Unsuccessful strong customer authentication.',
    en: 'Your bank did not confirm the payment. Please try again or use another card.',
    de: 'Ihre Bank hat die Zahlung nicht bestätigt. Bitte versuchen Sie es noch einmal oder mit einer anderen Karte.',
    status: 400,
  },
  'COR.800.100.152': {
    merchant: 'Transaction declined by authorization system.',
    en: 'Your card was declined. Please use another card or another payment method.',
    de: 'Ihre Karte wurde abgelehnt. Bitte verwenden Sie eine andere Karte oder eine andere Zahlungsart.',
    status: 400,
  },
  'API.320.200.143': {
    merchant: 'Card details are incomplete or invalid.',
    en: 'The card details are incomplete. Please check number, expiry date and CVC.',
    de: 'Die Kartendaten sind unvollständig. Bitte prüfen Sie Nummer, Ablaufdatum und Prüfziffer.',
    status: 400,
  },
} as const satisfies Record<string, Words>

export type ErrorCode = keyof typeof ERRORS

/** Ends a call with one of the errors above. */
export class ProviderError extends Error {
  code: ErrorCode

  constructor(code: ErrorCode) {
    super(ERRORS[code].merchant)
    this.code = code
  }
}

export const customerMessage = (code: ErrorCode, language: 'en' | 'de') => ERRORS[code][language]

/** The form of every error answer. */
export function errorBody(code: ErrorCode, language: 'en' | 'de', url: string) {
  return {
    url,
    timestamp: new Date().toISOString(),
    id: errorId(),
    traceId: traceId(),
    isError: true,
    isSuccess: false,
    isPending: false,
    errors: [
      {
        code,
        merchantMessage: ERRORS[code].merchant,
        customerMessage: customerMessage(code, language),
      },
    ],
  }
}
