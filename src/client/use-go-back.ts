import { useCallback } from "react";
import { useNavigate } from "react-router";

/** To the page before this one; home where there is none, in a tab that began here. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void (window.history.length > 1 ? navigate(-1) : navigate("/")), [navigate]);
}
