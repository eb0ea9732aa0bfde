import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'

/** A choice of one value out of a few that are all visible. */
export function RadioInput(props: InputProps) {
  const choices = props.options?.choices ?? []
  const choose = (value: string) =>
    props.onChange(choices.find((choice) => choice.value === value)?.stored ?? value)
  return (
    <InputFrame {...props}>
      <RadioGroup
        row
        aria-labelledby={`${props.id}-label`}
        name={props.id}
        value={textOf(props.value)}
        onChange={(_event, value) => choose(value)}
      >
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            label={choice.label}
            disabled={props.disabled ?? false}
            control={<Radio size="small" id={index === 0 ? props.id : `${props.id}-${choice.value}`} />}
          />
        ))}
      </RadioGroup>
    </InputFrame>
  )
}
