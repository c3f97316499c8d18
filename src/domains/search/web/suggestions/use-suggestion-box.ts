import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import { type ChangeEvent, type ComponentProps, type KeyboardEvent, type RefObject, useEffect } from "react";
import { type Suggestion, suggestionKey } from "./suggestion-groups.ts";

/**
 * Handlers of the text box for its suggestions. The box exists before they are loaded, so they connect through this.
 */
export type SuggestionHandlers = {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  open: () => void;
  close: () => void;
};

export type SuggestionAttributes = Pick<
  ComponentProps<"input">,
  "role" | "aria-activedescendant" | "aria-autocomplete" | "aria-controls" | "aria-expanded"
>;

type BoxOptions = {
  items: Suggestion[];
  text: string;
  onText: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  staysOpen: boolean;
  input: RefObject<HTMLInputElement | null>;
};

const { InputBlur, ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;

/** The combobox: downshift moves the selection, we define what selecting does. */
export function useSuggestionBox({ items, text, onText, onChoose, staysOpen, input }: BoxOptions) {
  const box = useCombobox<Suggestion>({
    items,
    inputValue: text,
    selectedItem: null,
    initialIsOpen: true,
    itemToString: (item) => (item ? suggestionKey(item) : ""),
    stateReducer: (state, step) => reduce(state, step, staysOpen),
    onInputValueChange: ({ inputValue }) => onText(inputValue),
    onStateChange: ({ type, selectedItem }) => {
      if (selectedItem && (type === ItemClick || type === InputKeyDownEnter)) onChoose(selectedItem);
    },
  });
  const inputProps = box.getInputProps({}, { suppressRefError: true });
  const tellInput = inputProps.ref as (element: HTMLInputElement | null) => void;
  useEffect(() => tellInput(input.current));
  return { box, inputProps };
}

/** Blur selects nothing, and a selected option is not written into the box: it navigates. */
function reduce(
  state: UseComboboxState<Suggestion>,
  { type, changes }: UseComboboxStateChangeOptions<Suggestion>,
  staysOpen: boolean,
): Partial<UseComboboxState<Suggestion>> {
  const isOpen = staysOpen || changes.isOpen;
  if (type === InputBlur) return { ...state, isOpen, highlightedIndex: -1 };
  if (type === ItemClick || type === InputKeyDownEnter)
    return { ...changes, isOpen, inputValue: state.inputValue };
  return { ...changes, isOpen };
}
