import { PlainForm } from '../plain-form'
import type { KindFormProps } from '../token-kind'
import { buybackBaby } from './schema'

export function BuybackBabyForm({ onReview }: KindFormProps) {
  return <PlainForm kind={buybackBaby} onReview={onReview} />
}
