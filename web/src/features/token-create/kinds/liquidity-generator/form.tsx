import { PlainForm } from '../plain-form'
import type { KindFormProps } from '../token-kind'
import { liquidityGenerator } from './schema'

export function LiquidityGeneratorForm({ onReview }: KindFormProps) {
  return <PlainForm kind={liquidityGenerator} onReview={onReview} />
}
