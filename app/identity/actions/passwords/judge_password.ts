import { isMadeOfKnownWords } from '#identity/domain/guessable_password'
import { commonPasswords } from '#identity/gateways/common_passwords'
import { scorePassword } from '#identity/gateways/password_judge'
import type SignInAccount from '#identity/models/sign_in_account'

/** Of five steps the one from which on guessing takes too long: 100 million tries (zxcvbn). */
const GOOD_SCORE = 3

type Person = Pick<SignInAccount, 'firstName' | 'lastName' | 'username' | 'email'>

/** Common, of words known of the person, or found in few tries. @throws TurnstileFull */
export async function isGuessable(password: string, person: Person): Promise<boolean> {
  const words = [person.firstName, person.lastName, person.username, person.email]
  if (isMadeOfKnownWords(password, words, await commonPasswords())) return true
  return (await scorePassword(password, words.flatMap(partsOf))) < GOOD_SCORE
}

const partsOf = (words: string) => [words, ...words.split(/[^\p{L}\p{N}]+/u)].filter(Boolean)
