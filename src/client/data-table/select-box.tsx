type SelectBoxProps = { label: string; checked: boolean; onChange: (isChecked: boolean) => void };

/** A row's checkbox; its label is for screen readers. */
export function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  return (
    <span className="relative z-1 grid size-6 shrink-0 place-items-center">
      <input
        type="checkbox"
        data-row-box
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4.5 accent-cherry"
      />
    </span>
  );
}
