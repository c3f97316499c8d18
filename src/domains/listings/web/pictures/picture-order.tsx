import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";

type Props = { keys: string[]; onMove: (from: number, to: number) => void; children: ReactNode };

/** Reorders pictures with mouse, touch or keyboard, and announces what happens. */
export function PictureOrder({ keys, onMove, children }: Props) {
  const { t } = useTranslation("listings");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: UniqueIdentifier | undefined) => keys.indexOf(String(id)) + 1;
  const total = keys.length;
  // Once picked up, it is over its own place, which would override the first announcement.
  const isJustTaken = useRef(false);
  return (
    <DndContext
      id="pictures"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: t("pictures.say.how") },
        announcements: {
          onDragStart({ active }) {
            isJustTaken.current = true;
            return t("pictures.say.taken", { n: place(active.id), total });
          },
          onDragOver({ active, over }) {
            const isSaid = isJustTaken.current && over?.id === active.id;
            isJustTaken.current = false;
            return over && !isSaid ? t("pictures.say.over", { n: place(over.id), total }) : undefined;
          },
          onDragEnd: ({ over }) =>
            over ? t("pictures.say.dropped", { n: place(over.id), total }) : undefined,
          onDragCancel: () => t("pictures.say.cancelled"),
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id) onMove(place(active.id) - 1, place(over.id) - 1);
      }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
